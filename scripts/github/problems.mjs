// @ts-check
/**
 * Reads the problems that the check found. The file comes out of a job that ran what a pull request brings, so whoever
 * wrote the pull request can have written it: what isn't exactly of this shape is left out.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';

/**
 * @typedef {object} Suggestion Whole lines as they should stand, in place of those from `line` to `endLine`.
 * @property {number} line
 * @property {number} endLine
 * @property {string} text
 */

/**
 * @typedef {object} Problem
 * @property {string} file Path within the repository.
 * @property {number} line First line, counted from 1.
 * @property {number} column
 * @property {number} endLine Last line.
 * @property {string} message What is wrong, in plain sentences.
 * @property {Suggestion} [suggestion] What to write instead.
 * @property {string} rule The rule's id.
 */

const FILE = /^(pages|records|handbook)(\/[\w-][\w.-]*)+$/;
const MOST_BYTES = 5_000_000;
const MOST_PROBLEMS = 1000;

/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) < 1_000_000;

/**
 * @param {unknown} value
 * @param {number} most
 */
const isText = (value, most) => typeof value === 'string' && value.length <= most;

/**
 * The suggestion, if it is one.
 *
 * @param {any} entry
 * @returns {{suggestion?: Suggestion}}
 */
function readSuggestion(entry) {
  if (typeof entry !== 'object' || entry === null) return {};
  const {line, endLine, text} = entry;
  const isSuggestion = isCount(line) && isCount(endLine) && endLine >= line && isText(text, 20_000);
  return isSuggestion ? {suggestion: {line, endLine, text}} : {};
}

/**
 * The problem, if it is one.
 *
 * @param {any} entry
 * @returns {Problem[]}
 */
function read(entry) {
  if (typeof entry !== 'object' || entry === null) return [];
  const {file, line, column, endLine = line, message, suggestion, rule = ''} = entry;
  const isProblem =
    isText(file, 200) &&
    FILE.test(file) &&
    [line, column, endLine].every(isCount) &&
    endLine >= line &&
    isText(message, 5000) &&
    isText(rule, 100);
  if (!isProblem) return [];
  return [{file, line, column, endLine, message, rule, ...readSuggestion(suggestion)}];
}

/**
 * The problems in a text of JSON, or undefined if it is none.
 *
 * @param {string} json
 */
export function parseProblems(json) {
  try {
    const entries = JSON.parse(json);
    return Array.isArray(entries) ? entries.slice(0, MOST_PROBLEMS).flatMap(read) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The problems in a file, or undefined where the check left none.
 *
 * @param {string} file
 */
export function readProblems(file) {
  if (!existsSync(file) || statSync(file).size > MOST_BYTES) return undefined;
  return parseProblems(readFileSync(file, 'utf8'));
}
