import type { PaymentAccountStore } from '@nestmates/application/payments/ports.ts';
import type { SellerAccounts } from '@nestmates/application/payments/seller-accounts.ts';
import type { SandboxSellers } from '@nestmates/application/sandbox/ports.ts';
import { port } from '../wiring/wiring.ts';

export const paymentAccountStore = port<PaymentAccountStore>('payment-account-store');
export const sellerAccounts = port<SellerAccounts>('seller-accounts');
/** Bound only where no provider is configured. */
export const sandboxSellers = port<SandboxSellers>('sandbox-sellers');
