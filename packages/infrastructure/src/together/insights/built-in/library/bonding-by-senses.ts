import { forActivities, type LibraryText } from './library-text.ts';

/** Texts for a child who likes to touch, to taste and to be outdoors with animals. */
export const bondingBySenses: readonly LibraryText[] = forActivities({
  'water-play': [
    [1, 6],
    'play',
    'Fill a shallow tub with cups and funnels for {child}, sit down right beside it, and pour along. Empty it together when you are done.',
  ],
  'sand-play': [
    [1, 9],
    'play',
    'Build something with {child} in the sand that needs two pairs of hands, a tunnel whose diggers meet in the middle.',
  ],
  bubbles: [
    [0, 6],
    'play',
    'Blow bubbles with {child} by the window or on the step and give each a destination: the neighbor, the moon, Grandma’s house.',
  ],
  'mud-kitchen': [
    [2, 8],
    'outdoors',
    'Order a three-course meal in the mud kitchen and let {child} cook it. Pretend to taste everything and ask for the recipe.',
  ],
  'slime-putty': [
    [4, 12],
    'making',
    'Make a batch of play dough or slime with {child} by one recipe, and let each of you choose one secret color.',
  ],
  'lights-sounds': [
    [0, 4],
    'play',
    'Turn down the lights and let a flashlight wander over the ceiling with {child}. Give the spot of light a voice.',
  ],
  'textures-fabrics': [
    [0, 5],
    'learning',
    'Fill a basket with {child}: something soft, something rough, something cool. Close your eyes, take turns and guess.',
  ],
  'swinging-spinning': [
    [1, 9],
    'movement',
    'Push the swing with a countdown that {child} may stop at any number. Being the one who says “Go” is the best part.',
  ],
  'cooking-tasting': [
    [2, 18],
    'making',
    'Have a tasting with {child}: three kinds of apple or three kinds of bread, and one word for each.',
  ],
  'calm-corner': [
    [2, 14],
    'feelings',
    'Furnish a calm corner with {child}: one cushion, one book, one thing to hold. Use it yourself first, and say so.',
  ],
  pets: [
    [2, 18],
    'friends',
    'Take care of an animal together for one afternoon, your own or a neighbor’s, and let {child} explain to you what it wants.',
  ],
  'farm-animals': [
    [1, 9],
    'outdoors',
    'Visit animals on a farm or at a fence with {child}, and greet each in its own language. Wash hands, then do the voices all the way home.',
  ],
  'zoo-aquarium': [
    [1, 12],
    'learning',
    'Choose one animal with {child} and stay with it for ten whole minutes. The others can wait; this one will do something.',
  ],
  bugs: [
    [2, 10],
    'outdoors',
    'Turn over one stone with {child}, look, count the legs, and put the roof back on gently.',
  ],
  birds: [
    [3, 18],
    'outdoors',
    'Sit at a window with {child} for ten minutes and keep a list of every bird, even if it only says “small brown”, four times.',
  ],
  horses: [
    [4, 18],
    'outdoors',
    'Go and watch horses with {child}, even from the fence, and ask what each ear is saying.',
  ],
  'stroller-walks': [
    [0, 2],
    'outdoors',
    'Take the stroller down a street that neither of you knows and tell {child} what you see, like a radio reporter.',
  ],
  hikes: [
    [4, 18],
    'outdoors',
    'Let {child} be the guide on a short trail: who leads, when to rest, what counts as the summit. You carry the chocolate.',
  ],
  camping: [
    [3, 18],
    'outdoors',
    'Spend one night with {child} in a tent, in the yard or on the living room floor, flashlight and stories included.',
  ],
  'growing-things': [
    [2, 14],
    'outdoors',
    'Plant something with {child} that grows fast, cress or radishes, and measure it with a ruler every evening.',
  ],
  'beach-lakes': [
    [1, 16],
    'outdoors',
    'Skip stones, sort shells or dig a canal with {child} at the edge of the water, staying close, and go home only when both are sandy.',
  ],
});
