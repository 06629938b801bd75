import {checkSiteIn} from './src/content/site.node';
import {formatAll} from './src/content/diagnostic';
console.log(formatAll(checkSiteIn(process.cwd()).diagnostics), performance.now());
