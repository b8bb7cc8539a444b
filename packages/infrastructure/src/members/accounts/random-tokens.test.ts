import { tokensContract } from '@nestmates/application/testing/contracts/tokens-contract.ts';
import { randomTokens } from './random-tokens.ts';

tokensContract('random bits', () => randomTokens);
