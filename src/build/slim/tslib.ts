/** Replaces tslib with the only helper that Docusaurus' client code calls: React's bundle is 3.6 kB smaller. */
export const __importDefault = (module: {__esModule?: boolean}) => (module?.__esModule ? module : {default: module});
