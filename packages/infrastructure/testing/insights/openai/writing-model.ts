import type { Model } from './openai-double.ts';

/** A model that answers the formats of our adapters as it is asked to. */
export const writingModel: Model = ({ text, input }) => {
  const name = text?.format?.type === 'json_schema' ? text.format.name : undefined;
  if (name === 'weekly_insight') {
    return {
      tip: { topic: 'listening', text: 'Ask what was funny today, and wait for the answer.' },
      selfCare: { topic: 'rest', text: 'Sit down for the first cup of coffee of the day.' },
      bonding: { topic: 'outdoors', text: 'Take a walk after dinner and let the others choose the way.' },
    };
  }
  if (name === 'listing_draft') {
    return { title: 'Wooden balance bike', category: 'Sports & Outdoors', condition: 'good' };
  }
  const pairs = String(input).match(/^Pair \d+$/gm) ?? [];
  return {
    suggestions: pairs.map((_, index) => ({
      pair: index + 1,
      text: `Meet at the playground by the oak, at the bench with number ${index + 1}.`,
    })),
  };
};
