/** Loads make.ts: the bundler can't load a loader in TypeScript. */
const {require: requireTypeScript} = require('tsx/cjs/api');

module.exports = function loader(bytes) {
  const done = this.async();
  const {load} = requireTypeScript('./make.ts', __filename);
  load(this, bytes).then((code) => done(null, code), done);
};
module.exports.raw = true;
