/** Stands in for tslib's 10 kB: the one helper of it that Docusaurus' client code calls. */
export const __importDefault = (module: {__esModule?: boolean}) => (module?.__esModule ? module : {default: module});
