import type {
  AdministratorStore,
  MemberReset,
  Recipients,
} from '@nestmates/application/office/admin/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const memberReset = port<MemberReset>('member-reset');
export const administratorStore = port<AdministratorStore>('administrator-store');
export const recipients = port<Recipients>('recipients');
