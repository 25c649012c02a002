// Asks the shipped program one question and prints its answer: `node ask.mjs '{"Playouts":{"game":"gale","games":1}}'`.
import { load } from "./program.mjs";

const ask = await load();
console.log(JSON.stringify(await ask(JSON.parse(process.argv[2]))));
