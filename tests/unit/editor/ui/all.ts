/** The views that tests draw, and the contexts around them. `draw.ts` bundles this file. */
export {default as Bar} from '../../../../src/editor/ui/bar/Bar';
export {default as Conflict} from '../../../../src/editor/ui/bar/Conflict';
export {Editor} from '../../../../src/editor/ui/context';
export {default as ProposalActions} from '../../../../src/editor/ui/proposals/ProposalActions';
export {default as ProposalChanges} from '../../../../src/editor/ui/proposals/ProposalChanges';
export {LoadedProposal} from '../../../../src/editor/ui/proposals/ProposalView';
export {Presses} from '../../../../src/editor/ui/shared/press';
