// What a walk says when something is not as it should be.
import assert from "node:assert/strict";

export const { equal, deepEqual, notEqual, ok, match } = assert;

/** Asks again and again until the answer is true; its last answer says what was missing. */
export async function until(ask, what, milliseconds = 10_000) {
  const end = Date.now() + milliseconds;
  let answer;
  do {
    answer = await ask();
    if (answer) return answer;
    await pause(25);
  } while (Date.now() < end);
  throw new Error(`waited ${milliseconds} ms in vain: ${what}`);
}

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** A small generator of its own: walks that choose at random choose the same every time. */
export function chance(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
