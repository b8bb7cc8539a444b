import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';

export interface Login {
  readonly email: string;
  readonly password: string;
}

export const newcomer = (): Login => ({ email: `${randomUUID()}@nestmates.test`, password: 'Nestling1!' });

const brooklyn = { state: 'NY', city: 'Brooklyn', zipCode: '11215' };

/** Registers a member with a complete profile by API; the page is signed in. */
export async function finishedMember(page: Page, firstName = 'Thea', home = brooklyn): Promise<Login> {
  const login = newcomer();
  const steps = [
    ['post', '/api/register', login],
    ['put', '/api/profile/basic', { firstName, ...home, age: 33 }],
    [
      'put',
      '/api/profile/parenting',
      { parentingVibe: ['gentle'], availability: ['tuesday'], lookingFor: ['playdates'] },
    ],
    ['put', '/api/profile/children', { children: [{ gender: 'girl', age: 4 }] }],
    ['put', '/api/profile/completion', { bio: 'Walks, libraries and strong coffee.' }],
  ] as const;
  for (const [method, path, data] of steps) {
    const answer = await page.request[method](path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  }
  return login;
}

/** A member with a complete profile who has unlocked everything with a code. */
export async function unlockedMember(page: Page, firstName: string): Promise<Login> {
  const login = await finishedMember(page, firstName);
  const answer = await page.request.post('/api/unlock', { data: { code: 'EARLYBIRD' } });
  if (!answer.ok()) throw new Error(`The code was answered ${answer.status()}: ${await answer.text()}`);
  return login;
}
