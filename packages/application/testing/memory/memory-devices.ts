import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Device, Devices, PushAddress } from '../../src/members/notification-settings/ports.ts';

interface StoredDevice extends Device {
  readonly memberId: MemberId;
}

/** Subscribed browsers in memory. */
export class MemoryDevices implements Devices {
  #stored: readonly StoredDevice[] = [];
  #nextId = 1;

  /** A browser belongs to one member at a time: the one who signed in last. */
  async add({ memberId, max }: Parameters<Devices['add']>[0], address: PushAddress): Promise<void> {
    const known = this.#stored.find((device) => device.address.endpoint === address.endpoint);
    const added = { id: known?.id ?? this.#nextId++, memberId, address };
    const rest = this.#stored.filter((device) => device !== known);
    const surplus = rest.filter((device) => device.memberId === memberId).slice(0, -(max - 1));
    this.#stored = [...rest.filter((device) => !surplus.includes(device)), added];
  }

  async remove(memberId: MemberId, endpoint: string): Promise<void> {
    this.#stored = this.#stored.filter(
      (device) => device.memberId !== memberId || device.address.endpoint !== endpoint,
    );
  }

  async removeById(id: number): Promise<void> {
    this.#stored = this.#stored.filter((device) => device.id !== id);
  }

  async find(id: number): Promise<Device | undefined> {
    return this.#stored.find((device) => device.id === id);
  }

  async devicesOf(memberId: MemberId): Promise<readonly number[]> {
    return this.#stored.filter((device) => device.memberId === memberId).map(({ id }) => id);
  }
}
