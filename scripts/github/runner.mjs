// @ts-check
/** What a step tells the runner: outputs, the summary, annotations, and how it ended. */
import {appendFileSync} from 'node:fs';
import path from 'node:path';

/** @param {string | undefined} file @param {string} text */
function append(file, text) {
  if (file) appendFileSync(file, text);
}

/**
 * Sets outputs of the step.
 *
 * @param {Record<string, string | number | boolean>} outputs
 */
export function setOutputs(outputs) {
  for (const [name, value] of Object.entries(outputs)) {
    console.log(`${name}=${value}`);
    // Random, so that no value can contain the line that ends it.
    const end = `end-${crypto.randomUUID()}`;
    append(process.env.GITHUB_OUTPUT, `${name}<<${end}\n${value}\n${end}\n`);
  }
}

/**
 * Adds a paragraph to the summary of the run.
 *
 * @param {string} text Markdown.
 */
export function summarize(text) {
  console.log(text);
  append(process.env.GITHUB_STEP_SUMMARY, `${text}\n\n`);
}

/**
 * Escapes a message for the runner, which reads commands from what a step prints.
 *
 * @param {string} text
 */
export const escapeMessage = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * Puts a message at the top of the run.
 *
 * @param {'error' | 'warning' | 'notice'} level
 * @param {string} text
 */
export function annotate(level, text) {
  console.log(process.env.GITHUB_ACTIONS === 'true' ? `::${level}::${escapeMessage(text)}` : text);
}

/**
 * Runs `main` if this module is the program, and not something that a test imports. An error is one sentence at the
 * top of the run, and exit status 1.
 *
 * @param {string} name Name of the module's file.
 * @param {() => Promise<void> | void} main
 */
export async function runAsProgram(name, main) {
  if (path.basename(process.argv[1] ?? '') !== name) return;
  try {
    await main();
  } catch (error) {
    annotate('error', error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
