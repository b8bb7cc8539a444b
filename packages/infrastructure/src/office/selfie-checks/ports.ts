import type { DataUrl, WaitingChecks } from '@nestmates/application/office/selfie-checks/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const waitingChecks = port<WaitingChecks>('waiting-checks');
export const dataUrl = port<DataUrl>('data-url');
