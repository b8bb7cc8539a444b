import { skeleton } from '../../platform/shared/skeleton.ts';

/** The internal key of a shop's name: of two names that look alike at a glance only one can be taken. */
export const lookAlikeKey = (shopName: string): string => skeleton(shopName).replace(/[^\p{L}\p{N}]/gu, '');
