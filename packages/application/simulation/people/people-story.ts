import { days } from '@nestmates/domain/platform/shared/time.ts';
import type { Story } from '../story.ts';
import { PeopleAuditor } from './people-auditor.ts';
import { PeopleMembers } from './people-members.ts';
import { plantedInPeople } from './people-mistakes.ts';
import { peopleStores } from './people-stores.ts';

/** Five members who ask, connect, write, wave, swap, part and block. */
export const peopleStory: Story = {
  name: 'people',
  mistakes: Object.keys(plantedInPeople),
  begin(world, { mistake, without }) {
    const app = peopleStores(world, mistake === undefined ? undefined : plantedInPeople[mistake]);
    const auditor = new PeopleAuditor(world, app);
    const members = new PeopleMembers(world, app, auditor, without);
    return {
      members,
      outside: () => `${app.mailer.sent.length}`,
      look: () => auditor.look(),
      settle: (live) => live(days(10)),
      async faults() {
        await auditor.lookAtAll();
        const { waiting, taken } = world.queue;
        const left = [...waiting.values(), ...taken.values()].map(({ name }) => `${name} is never done`);
        return left;
      },
    };
  },
};
