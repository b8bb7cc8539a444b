import { describe, expect, it, vi } from 'vitest';
import { PasswordNotGiven } from '../../members/accounts/password-not-given.ts';
import { ApiError } from '../../platform/api/errors.ts';
import { withPassword } from './password-confirmation.ts';

const refused = new ApiError(403, '{"error":"PASSWORD_REQUIRED","requiresPassword":true}', 'Forbidden');
const forbidden = new ApiError(403, '{"error":"FORBIDDEN"}', 'Forbidden');

describe('a call that needs the password', () => {
  it('is made once where the password was given lately', async () => {
    const ask = vi.fn();
    expect(await withPassword(async () => 'done', ask)).toBe('done');
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks for the password and is made again', async () => {
    const call = vi.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce('done');
    expect(await withPassword(call, async () => undefined)).toBe('done');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is repeated once and no more', async () => {
    const call = vi.fn().mockRejectedValue(refused);
    const ask = vi.fn();
    await expect(withPassword(call, ask)).rejects.toBe(refused);
    expect(call).toHaveBeenCalledTimes(2);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is not made again where she gives none', async () => {
    const call = vi.fn().mockRejectedValue(refused);
    const ask = () => Promise.reject(new PasswordNotGiven());
    await expect(withPassword(call, ask)).rejects.toBeInstanceOf(PasswordNotGiven);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is refused as it is for any other reason', async () => {
    const ask = vi.fn();
    await expect(withPassword(() => Promise.reject(forbidden), ask)).rejects.toBe(forbidden);
    expect(ask).not.toHaveBeenCalled();
  });
});
