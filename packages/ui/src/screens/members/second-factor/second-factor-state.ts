import type { Unready } from '../../../components/feedback/loadable.ts';
import type { Issue } from '../../../forms/schema.ts';

export type SecondFactorSectionState =
  | Unready
  | {
      readonly kind: 'off';
      /** The member may not administer without it. */
      readonly required: boolean;
      readonly pending: boolean;
      onTurnOn(): void;
    }
  | {
      readonly kind: 'confirming';
      /** What the picture says. */
      readonly uri: string;
      readonly secret: string;
      readonly pending: boolean;
      readonly issues?: readonly Issue[] | undefined;
      onCode(code: string): void;
      onCancel(): void;
    }

  /** Asks for a code before new recovery codes, or before it is turned off. */
  | {
      readonly kind: 'renewing' | 'turning-off';
      readonly pending: boolean;
      readonly issues?: readonly Issue[] | undefined;
      onCode(code: string): void;
      onCancel(): void;
    }

  /** Shown once. */
  | {
      readonly kind: 'codes';
      /** Whether they replace earlier ones. */
      readonly renewed: boolean;
      readonly codes: readonly string[];
      readonly copied: boolean;
      onCopy(): void;
      onDone(): void;
    }
  | {
      readonly kind: 'on';
      readonly since: string;
      readonly codesLeft: number;
      onTurnOff(): void;
      onRenew(): void;
    };
