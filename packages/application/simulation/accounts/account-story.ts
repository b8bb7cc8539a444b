import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import type { Story } from '../story.ts';
import { AccountAuditor } from './account-auditor.ts';
import { AccountMembers } from './account-members.ts';
import { plantedInAccounts } from './account-mistakes.ts';
import { accountStores } from './account-stores.ts';

/** Four owners and their intruders, who reset, change, delete, take back and add keys; in the end each owner is alone. */
export const accountStory: Story = {
  name: 'accounts',
  mistakes: Object.keys(plantedInAccounts),
  begin(world, { mistake, without }) {
    const app = accountStores(world, mistake === undefined ? undefined : plantedInAccounts[mistake]);
    const auditor = new AccountAuditor(world, app);
    const members = new AccountMembers(world, app, auditor, without);
    return {
      members,
      outside: () => `${app.mailer.sent.length}`,
      look: () => auditor.look(),
      async settle(live) {
        await live(hours(12));
        auditor.look();
        if (world.findings.length > 0) return;
        auditor.requireTold();
        const there = members.households.filter(({ memberId }) => app.members.accounts.has(memberId ?? 0));
        for (const home of there) {
          await members.getsBack(home, live);
          auditor.lookAtEnd(home, 'once it was got back');
          await members.opensAll(home.intruder, live);
          auditor.lookAtEnd(home, 'once the intruder has opened every link');
          if (world.findings.length > 0) return;
        }
        await live(days(8));
        for (const home of there) auditor.requireThere(home);
      },
      async faults() {
        const { waiting, taken } = world.queue;
        return [...waiting.values(), ...taken.values()].map(({ name }) => `${name} is never done`);
      },
    };
  },
};
