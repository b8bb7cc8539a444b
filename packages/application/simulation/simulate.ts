import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { JobAuditor } from './job-auditor.ts';
import { OrderAuditor } from './order-auditor.ts';
import { faultsInTheEnd } from './order-ending.ts';
import { OrderMembers } from './order-members.ts';
import { type OrderStores, orderStores, type Plant } from './order-stores.ts';
import { ProviderEvents } from './provider-events.ts';
import { World } from './world.ts';

export interface Simulated {
  readonly seed: number;
  readonly steps: number;
  readonly acts: number;
  /** Digest of all that happened, in order. */
  readonly hash: string;
  readonly findings: readonly string[];
  /** The last that happened. */
  readonly lately: readonly string[];
}

interface How {
  readonly seed: number;
  /** Steps before the faults end and everything has thirty days to come to its end. */
  readonly steps: number;
  readonly plant?: Plant | undefined;
  readonly without?: ReadonlySet<number>;
}

/** Whoever still works after so many steps in the end will never stop. */
const stepsOfTheEnd = 8_000;

/** Lives one seed to its end, or to its first finding. */
export async function simulate({ seed, steps, plant, without = new Set() }: How): Promise<Simulated> {
  const world = new World(seed);
  const app = orderStores(world, plant);
  const auditor = new OrderAuditor(world, app);
  const jobs = new JobAuditor(world, app);
  const events = new ProviderEvents(world, app);
  const members = new OrderMembers(world, app, auditor, without);
  let [commits, calls] = [0, ''];
  const goOn = async (until?: number): Promise<boolean> => {
    const isGoing = await world.goOn(until);
    const { payments } = app;
    const now = `${payments.calls.length} ${payments.moved.length} ${payments.checkouts.size} ${payments.disputes.map(({ outcome, cents }) => `${outcome}${cents}`)}`;
    if (now === calls && world.tables.commits === commits) return isGoing;
    [commits, calls] = [world.tables.commits, now];
    events.look();
    auditor.look();
    jobs.look();
    return isGoing;
  };
  const live = async (span: number): Promise<void> => {
    const until = world.scheduler.now().getTime() + span;
    const last = world.scheduler.steps + stepsOfTheEnd;
    while (world.findings.length === 0 && (await goOn(until))) {
      if (world.scheduler.steps > last) world.findings.push('Something never ends');
    }
  };

  repeat(world, app);
  forgetKeys(world, app, []);
  members.start();
  while (world.findings.length === 0 && world.scheduler.steps < steps) await goOn();
  members.stop();
  world.faults.calm = true;
  await live(days(2));
  calmDown(app);
  await live(days(30));
  await decide(world, app, members, live);
  if (world.findings.length === 0) {
    auditor.lookAtAll();
    world.findings.push(...(await faultsInTheEnd(app, world.scheduler.now())));
  }
  const { hash, lately } = world.scheduler;
  return { seed, steps: world.scheduler.steps, acts: members.acts, hash, findings: world.findings, lately };
}

/** What comes by itself; in the end less often, since nothing is lost any more. */
function repeat(world: World, { orderClock, settlement, paymentChanges }: OrderStores): void {
  const every = (span: number, name: string, work: () => Promise<unknown>) => {
    world.scheduler.after(world.faults.calm ? hours(12) : span, () => {
      every(span, name, work);
      void world.request(name, work);
    });
  };
  every(hours(1), 'sweep orders', () => orderClock.sweep());
  every(hours(1), 'sweep money', () => settlement.sweep());
  every(hours(12), 'look at payments', () => paymentChanges.lookAtOld());
}

/** The provider forgets each key between one and two days after it was used. */
function forgetKeys(world: World, app: OrderStores, old: readonly string[]): void {
  world.scheduler.after(days(1), () => {
    const { keys } = app.payments;
    app.payments.forgetKeys(old);
    forgetKeys(world, app, keys);
  });
}

function calmDown({ payments }: OrderStores): void {
  payments.areSellersEmpty = false;
  for (const { paymentId, outcome } of [...payments.disputes]) {
    if (outcome === 'open') payments.closeDispute(paymentId, 'won');
  }
}

/** An administrator decides what the two have left open. */
async function decide(
  world: World,
  { store }: OrderStores,
  members: OrderMembers,
  live: (span: number) => Promise<void>,
): Promise<void> {
  const random = world.random('decisions');
  for (const { order } of [...store.kept.values()]) {
    if (order.status !== 'problem') continue;
    const decision = random.chance(0.5) ? 'releases' : 'refunds';
    void members.end(order.id, `an administrator ${decision}`);
  }
  await live(days(10));
}
