import { accountStory } from './accounts/account-story.ts';
import { orderStory } from './orders/order-story.ts';
import { peopleStory } from './people/people-story.ts';
import { planStory } from './plans/plan-story.ts';
import type { Story } from './story.ts';

export const stories: readonly Story[] = [orderStory, peopleStory, accountStory, planStory];
