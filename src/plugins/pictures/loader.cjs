/** The bundler's way in. It loads loaders without TypeScript, so this file has none and does nothing else. */
const {require: requireTypeScript} = require('tsx/cjs/api');

module.exports = function loader(bytes) {
  const done = this.async();
  const {load} = requireTypeScript('./load.ts', __filename);
  load(this, bytes).then((code) => done(null, code), done);
};
module.exports.raw = true;
