/** Loaded into a build with `node --require`: writes the most memory it has used, in kilobytes, when it ends. */
const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

if (isMainThread && process.env.PEAK_FILE) {
  process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS)));
}
