/** What a member does on a selfie, in words that need no picture. Left and right are the member's own. */
export const poses = {
  'open-hand': 'Hold up one open hand beside your face, palm to the camera.',
  'two-fingers': 'Hold up two fingers beside your face.',
  'thumb-up': 'Give a thumbs-up beside your face.',
  fist: 'Hold up a closed fist beside your face.',
  'hand-on-head': 'Lay one hand flat on top of your head.',
  'hand-on-cheek': 'Lay one open hand on your cheek.',
  'finger-on-nose': 'Touch the tip of your nose with one finger.',
  'finger-on-chin': 'Touch your chin with one finger.',
  'hand-on-ear': 'Cup one hand behind your ear, as if you listened.',
  'look-left': 'Turn your head to your left until one ear is out of sight.',
  'look-right': 'Turn your head to your right until one ear is out of sight.',
  'look-up': 'Keep your shoulders still and look up at the ceiling.',
} as const;

export type Pose = keyof typeof poses;
export const poseNames = Object.keys(poses) as readonly Pose[];

export const wordsOfPose = (pose: Pose): string => poses[pose];

/** Two of them, never the same twice; `random` gives numbers from 0 up to 1. */
export function twoPoses(random: () => number): readonly [Pose, Pose] {
  const first = Math.floor(random() * poseNames.length);
  const step = 1 + Math.floor(random() * (poseNames.length - 1));
  const nameAt = (at: number) => poseNames[at % poseNames.length] ?? 'open-hand';
  return [nameAt(first), nameAt(first + step)];
}
