import { CardChoices } from '@nestmates/application/together/sitter-cards/card-choices.ts';
import { sitterCardsContract } from '@nestmates/application/together/sitter-cards/contract.ts';
import { SitterCards } from '@nestmates/application/together/sitter-cards/sitter-cards.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const sitterCardsRoutes = withServices([SitterCards, CardChoices], (cards, choices) => [
  serve(sitterCardsContract.list, ({ by }) => cards.list(by)),
  serve(sitterCardsContract.read, ({ by, params }) => cards.read(by, params.id)),
  serve(sitterCardsContract.save, ({ by, params, body }) => cards.save(by, params.id, body)),
  serve(sitterCardsContract.choose, ({ by, params, body }) => choices.choose(by, { ...params, ...body })),
  serve(sitterCardsContract.open, ({ by, params, headOnly }) => cards.open(by, { ...params, headOnly })),
]);
