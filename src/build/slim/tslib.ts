/** Replaces the 10 kB of tslib with the only helper that Docusaurus' client code calls. */
export const __importDefault = (module: {__esModule?: boolean}) => (module?.__esModule ? module : {default: module});
