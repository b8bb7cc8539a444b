import { accountsAddresses } from '@nestmates/application/accounts/addresses.ts';
import type { accountsContract } from '@nestmates/application/accounts/contract.ts';
import type { Addresses } from './api.ts';

/** The calls of the accounts contract without its schemas: the door opens before there is anything to check. */
export const accountsCalls: Addresses<typeof accountsContract> = accountsAddresses;
