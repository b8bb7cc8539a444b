import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Playdate } from '@nestmates/domain/together/playdates/playdate.ts';
import { playdateAt } from '@nestmates/domain/together/playdates/playdate-end.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import type { Random } from '../random.ts';
import { repeated } from '../random.ts';
import type { World } from '../world.ts';
import type { PeopleStores } from './people-stores.ts';
import type { PlaydateAuditor } from './playdate-auditor.ts';

interface Two {
  readonly by: Caller;
  readonly of: Caller;
}

/** What two members do with a playdate; often the other has answered meanwhile. */
export class PlaydateActs {
  readonly #world: World;
  readonly #app: PeopleStores;
  readonly #auditor: PlaydateAuditor;
  constructor(world: World, app: PeopleStores, auditor: PlaydateAuditor) {
    this.#world = world;
    this.#app = app;
    this.#auditor = auditor;
  }

  /** What is likely while the two have one that is open. */
  likely(two: Two): readonly string[] | undefined {
    const open = this.#open(two);
    if (!open) return undefined;
    const usual = ['writes to', 'writes to', 'reads', 'blocks', 'leaves'];
    if (open.status === 'scheduled') return [...usual, ...repeated('calls off a playdate with', 5)];
    return open.proposedBy === two.by.id
      ? [...usual, ...repeated('takes back a playdate with', 2)]
      : [
          ...repeated('accepts a playdate of', 5),
          ...repeated('offers other times to', 3),
          'declines to meet',
        ];
  }

  readonly does = {
    'suggests a playdate to': async ({ by, of }: Two, random: Random) =>
      this.#app.playdates.suggest(by, { targetUserId: of.id, times: this.#times(random) }),
    'accepts a playdate of': (two: Two, random: Random) =>
      this.#ofOpen(two, async (playdate) => {
        if (playdate.status !== 'proposed') return;
        const time = random.of(playdate.times)?.date.toISOString() ?? '';
        this.#auditor.accepts(two.by.id, playdate.id, time);
        await this.#app.playdateAnswers.accept(two.by, { playdateId: playdate.id, time });
      }),
    'declines to meet': (two: Two) =>
      this.#ofOpen(two, ({ id }) => this.#app.playdateAnswers.decline(two.by, { playdateId: id })),
    'offers other times to': (two: Two, random: Random) =>
      this.#ofOpen(two, ({ id }) =>
        this.#app.playdateAnswers.proposeAnew(two.by, { playdateId: id, times: this.#times(random) }),
      ),
    'takes back a playdate with': (two: Two) => this.#callOff(two),
    'calls off a playdate with': (two: Two) => this.#callOff(two),
  };

  #callOff(two: Two): Promise<void> {
    return this.#ofOpen(two, ({ id }) => this.#app.playdateAnswers.cancel(two.by, { playdateId: id }));
  }

  async #ofOpen(two: Two, act: (playdate: Playdate) => Promise<unknown>): Promise<void> {
    const open = this.#open(two);
    if (open) await act(open);
  }

  #open({ by, of }: Two): Playdate | undefined {
    const now = this.#world.scheduler.now();
    return this.#app.playdateStore.all.findLast((playdate) => {
      const { status } = playdateAt(playdate, now);
      const two = [playdate.userIdOne, playdate.userIdTwo];
      return (status === 'proposed' || status === 'scheduled') && two.includes(by.id) && two.includes(of.id);
    });
  }

  #times(random: Random): { readonly date: string }[] {
    const now = this.#world.scheduler.now();
    const first = later(now, hours(1) + random.below(days(2)));
    return Array.from({ length: 1 + random.below(3) }, (_, nth) => ({
      date: later(first, nth * (hours(3) + minutes(random.below(60)))).toISOString(),
    }));
  }
}
