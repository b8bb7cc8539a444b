import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { finishedMember } from './setup/newcomer.ts';
import { openAndLoadToaster } from './setup/open-page.ts';
import { test } from './setup/phone.ts';
import { validPng } from './setup/valid-png.ts';

async function openEditProfile(page: Page): Promise<void> {
  await finishedMember(page);
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Gallery' }).waitFor();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Black and white, 14000 by 14000, in a few kilobytes. */
function hugePng(): Buffer {
  const edge = 14_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(edge * (1 + edge / 8)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Photo from the gallery').setInputFiles({ name, mimeType, buffer });

const myPhoto = async (page: Page): Promise<string | null> =>
  (await (await page.request.get('/api/me')).json()).profilePhotoUrl;

describe('a photo', () => {
  test('that is none is refused before it is sent', async ({ page }) => {
    await openEditProfile(page);
    await choose(page, 'words.jpg', 'image/jpeg', Buffer.from('just words'));
    await page.getByText('Invalid file type - Please select a JPEG, PNG, GIF, or WebP image.').waitFor();
    await choose(page, 'large.jpg', 'image/jpeg', Buffer.alloc(8 * 1024 * 1024));
    await page.getByText('File too large - Please select an image smaller than 5MB.').waitFor();
    expect(await myPhoto(page)).toBeNull();
  });

  test('that would unfold into too many pixels is refused before it is drawn', async ({ page }) => {
    await openEditProfile(page);
    await choose(page, 'vast.png', 'image/png', hugePng());
    await page.getByText('File too large - Please select an image smaller than 5MB.').waitFor();
    expect(await myPhoto(page)).toBeNull();
  });

  test('that does not get through can be given up, and one that did be taken down', async ({ page }) => {
    await openEditProfile(page);
    await page.route('**/api/profile/upload-photo', () => undefined);
    await choose(page, 'me.png', 'image/png', await validPng(page));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.unroute('**/api/profile/upload-photo');
    await choose(page, 'me.png', 'image/png', await validPng(page));
    await page.getByText('Photo uploaded!').first().waitFor();
    await page.getByRole('button', { name: 'Remove Photo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Photo' }).click();
    await page.getByText('Photo removed').first().waitFor();
    await page.getByRole('button', { name: 'Remove Photo' }).waitFor({ state: 'detached' });
    expect(await myPhoto(page)).toBeNull();
  });

  test('from the gallery arrives scaled, and after a failure by one tap', async ({ page }) => {
    await openEditProfile(page);
    await page.route('**/api/profile/upload-photo', (route) => route.abort());
    await choose(page, 'me.png', 'image/png', await validPng(page));
    await page.getByText('Failed to upload photo. Please try again.').first().waitFor();
    await page.unroute('**/api/profile/upload-photo');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Photo uploaded!').first().waitFor();
    const url = await myPhoto(page);
    expect(url).toMatch(/^\/photos\/.+\/card\.webp$/);
    expect((await page.request.get(String(url))).headers()['content-type']).toBe('image/webp');
  });

  test('cannot be taken when the camera is refused, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
    await openEditProfile(page);
    await page.getByRole('button', { name: 'Take Photo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Unable to access camera. Please check permissions.').waitFor();
    await dialog.getByRole('button', { name: 'Gallery' }).waitFor();
    // The same text is in a toast.
    await page.getByText('Unable to access camera').nth(1).waitFor();
  });

  test('is not missed when the question for the camera is only closed', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        new Promise((_, reject) => {
          const dismissed = new DOMException('Permission dismissed', 'NotAllowedError');
          Object.assign(window, { closeQuestion: () => reject(dismissed) });
        });
    });
    await openEditProfile(page);
    await page.getByRole('button', { name: 'Take Photo' }).click();
    await page.getByRole('dialog').getByText('Starting the camera…').waitFor();
    await page.evaluate(() => (window as unknown as { closeQuestion(): void }).closeQuestion());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByText('Unable to access camera').count()).toBe(0);
  });

  test('cannot be taken when the connection withholds the dialog, which costs nothing of the form', async ({
    page,
  }) => {
    await finishedMember(page);
    await openAndLoadToaster(page, '/edit-profile');
    const bio = page.getByLabel('Bio');
    await bio.fill('Half a sentence, and then the tunnel.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Take Photo' }).click();
    await page.getByText('That could not be opened', { exact: true }).waitFor();
    expect(await bio.inputValue()).toBe('Half a sentence, and then the tunnel.');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Take Photo' }).click();
    await page.getByLabel('What the camera sees').waitFor();
  });

  test('is taken once the camera shows something, and not before', async ({ page }) => {
    await page.addInitScript(() => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      // Sends a frame whenever something is drawn, so none at first.
      const stream = canvas.captureStream();
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
      Object.assign(window, { shows: () => pen?.fillRect(0, 0, 9, 9) });
    });
    await openEditProfile(page);
    await page.getByRole('button', { name: 'Take Photo' }).click();
    await page.getByLabel('What the camera sees').waitFor();
    const take = page.getByRole('dialog').getByRole('button', { name: 'Take Photo' });
    expect(await take.isDisabled()).toBe(true);
    await page.evaluate(() => (window as unknown as { shows(): void }).shows());
    await take.click();
    await page.getByRole('button', { name: 'Use Photo' }).waitFor();
  });

  test('is not taken by a camera that something else has ended', async ({ page }) => {
    await page.addInitScript(() => {
      const tracks = new Set<MediaStreamTrack>();
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        const stream = canvas.captureStream();
        for (const track of stream.getVideoTracks()) tracks.add(track);
        canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
        return stream;
      };
      // A page that stops a track itself gets no `ended` event.
      const endCamera = () => {
        for (const track of tracks) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
        tracks.clear();
      };
      Object.assign(window, { endCamera });
    });
    const endCamera = () => page.evaluate(() => (window as unknown as { endCamera(): void }).endCamera());
    await openEditProfile(page);
    await page.getByRole('button', { name: 'Take Photo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What the camera sees').waitFor();
    await endCamera();
    await dialog.getByText('Unable to access camera. Please check permissions.').waitFor();
    await dialog.getByRole('button', { name: 'Gallery' }).waitFor();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: 'Take Photo' }).click();
    // A photo that has been taken can still be used.
    await dialog.getByRole('button', { name: 'Use Photo' }).waitFor();
    await endCamera();
    await dialog.getByRole('button', { name: 'Retake' }).click();
    await dialog.getByRole('button', { name: 'Try again' }).waitFor();
  });

  test('leaves the camera dark once its dialog is closed', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        Object.assign(window, { camera: stream });
        return stream;
      };
    });
    const running = () =>
      page.evaluate(() =>
        (window as unknown as { camera: MediaStream }).camera.getTracks().map(({ readyState }) => readyState),
      );
    await openEditProfile(page);
    await page.getByRole('button', { name: 'Take Photo' }).click();
    await page.getByLabel('What the camera sees').waitFor();
    expect(await running()).toEqual(['live']);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await running()).toEqual(['ended']);
  });
});
