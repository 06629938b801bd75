import type {SilkName} from '../../Silk/silks';

export interface DrawingProps {
  /** The silk of the page that it opens. */
  silk: SilkName;
}
