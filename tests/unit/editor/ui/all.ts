/** The views that tests draw, and what is around them: draw.ts bundles this file. */
export {default as Bar} from '../../../../src/editor/ui/bar/Bar';
export {default as Conflict} from '../../../../src/editor/ui/bar/Conflict';
export {default as SignIn} from '../../../../src/editor/ui/bar/SignIn';
export {Editor} from '../../../../src/editor/ui/context';
export {default as FileHeader} from '../../../../src/editor/ui/file/FileHeader';
export {default as Problems} from '../../../../src/editor/ui/file/Problems';
export {default as Field} from '../../../../src/editor/ui/forms/Field';
export {NodeOfForm as FormNodes} from '../../../../src/editor/ui/forms/FormNodes';
export {default as Overview} from '../../../../src/editor/ui/Overview';
export {default as ProposalActions} from '../../../../src/editor/ui/proposals/ProposalActions';
export {default as ProposalChanges} from '../../../../src/editor/ui/proposals/ProposalChanges';
export {default as ProposalLists} from '../../../../src/editor/ui/proposals/ProposalLists';
export {LoadedProposal} from '../../../../src/editor/ui/proposals/ProposalView';
export {PartActions} from '../../../../src/editor/ui/shared/PartActions';
export {Presses} from '../../../../src/editor/ui/shared/press';
