/** Runs the engine in a worker, so that a text that takes long doesn't hold up typing. */

import type {Answer, Request} from './client';
import {Engine} from './engine';

let engine: Engine | undefined;

addEventListener('message', ({data}: MessageEvent<Request>) => {
  const {id, method, parameters} = data;
  let answer: Answer;
  try {
    if (method === 'start') {
      engine = new Engine(parameters[0] as never);
      answer = {id, result: undefined};
    } else {
      const run = engine?.[method] as ((...all: unknown[]) => unknown) | undefined;
      answer = {id, result: run?.apply(engine, parameters)};
    }
  } catch (error) {
    answer = {id, error: String(error)};
  }
  postMessage(answer);
});
