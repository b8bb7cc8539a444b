/**
 * Slug and label. A slug belongs to one list only; each list has entries for babies, children and teenagers.
 */
export type Preference = readonly [slug: string, label: string];

export const interests: readonly Preference[] = [
  ['books-stories', 'Books and stories'],
  ['music-singing', 'Music and singing'],
  ['vehicles-trains', 'Vehicles and trains'],
  ['dinosaurs', 'Dinosaurs'],
  ['space', 'Space'],
  ['ball-sports', 'Ball sports'],
  ['dancing', 'Dancing'],
  ['baking', 'Baking'],
  ['board-games', 'Board games'],
  ['collecting', 'Collecting'],
  ['fashion', 'Fashion'],
  ['languages', 'Languages'],
];

export const creativePlay: readonly Preference[] = [
  ['scribbling-drawing', 'Scribbling and drawing'],
  ['painting', 'Painting'],
  ['clay-dough', 'Clay and dough'],
  ['crafting', 'Crafting'],
  ['pretend-play', 'Pretend play'],
  ['dress-up', 'Dress-up'],
  ['puppets-theater', 'Puppets and theater'],
  ['playing-instrument', 'Playing an instrument'],
  ['storytelling-writing', 'Storytelling and writing'],
  ['sewing-textiles', 'Sewing and textiles'],
  ['photo-film', 'Photography and film'],
];

export const stemPlay: readonly Preference[] = [
  ['stacking-sorting', 'Stacking and sorting'],
  ['building-blocks', 'Building blocks'],
  ['puzzles', 'Puzzles'],
  ['counting-numbers', 'Counting and numbers'],
  ['science-experiments', 'Science experiments'],
  ['taking-apart', 'Taking things apart'],
  ['robots', 'Robots'],
  ['coding', 'Coding'],
  ['stars-planets', 'Stars and planets'],
  ['model-making', 'Model making'],
];

export const physicalPlay: readonly Preference[] = [
  ['tummy-time-crawling', 'Tummy time and crawling'],
  ['climbing', 'Climbing'],
  ['playground', 'Playground'],
  ['running-tag', 'Running and tag'],
  ['swimming', 'Swimming'],
  ['cycling-scooters', 'Cycling and scooters'],
  ['gymnastics', 'Gymnastics'],
  ['team-sports', 'Team sports'],
  ['martial-arts', 'Martial arts'],
  ['skating-skateboarding', 'Skating and skateboarding'],
  ['rough-and-tumble', 'Rough and tumble'],
];

export const sensoryPlay: readonly Preference[] = [
  ['water-play', 'Water play'],
  ['sand-play', 'Sand'],
  ['bubbles', 'Bubbles'],
  ['mud-kitchen', 'Mud kitchen'],
  ['slime-putty', 'Slime and putty'],
  ['lights-sounds', 'Lights and sounds'],
  ['textures-fabrics', 'Textures and fabrics'],
  ['swinging-spinning', 'Swinging and spinning'],
  ['cooking-tasting', 'Cooking and tasting'],
  ['calm-corner', 'A calm corner'],
];

export const natureAnimals: readonly Preference[] = [
  ['pets', 'Pets'],
  ['farm-animals', 'Farm animals'],
  ['zoo-aquarium', 'Zoo and aquarium'],
  ['bugs', 'Bugs'],
  ['birds', 'Birds'],
  ['horses', 'Horses'],
  ['stroller-walks', 'Stroller walks'],
  ['hikes', 'Hikes'],
  ['camping', 'Camping'],
  ['growing-things', 'Growing things'],
  ['beach-lakes', 'Beach and lakes'],
];

export const digitalMedia: readonly Preference[] = [
  ['screen-free', 'Screen-free'],
  ['family-movies', 'Family movies'],
  ['cartoons', 'Cartoons'],
  ['educational-apps', 'Educational apps'],
  ['audiobooks-podcasts', 'Audiobooks and podcasts'],
  ['music-videos', 'Music videos'],
  ['video-games', 'Video games'],
  ['making-videos', 'Making videos'],
  ['digital-art', 'Digital art'],
  ['grandparent-calls', 'Calls with grandparents'],
];

export const personalitySocial: readonly Preference[] = [
  ['shy-at-first', 'Shy at first'],
  ['outgoing', 'Outgoing'],
  ['sensitive', 'Sensitive'],
  ['adventurous', 'Adventurous'],
  ['easy-going', 'Easy-going'],
  ['strong-willed', 'Strong-willed'],
  ['curious', 'Curious'],
  ['likes-one-friend', 'Likes one friend at a time'],
  ['loves-groups', 'Loves groups'],
  ['plays-alone-happily', 'Happy playing alone'],
  ['good-with-little-ones', 'Good with little ones'],
  ['likes-older-kids', 'Likes older kids'],
];

export const developmentalSupport: readonly Preference[] = [
  ['speech-language', 'Speech and language'],
  ['motor-skills', 'Motor skills'],
  ['sensory-processing', 'Sensory processing'],
  ['autism', 'Autism'],
  ['adhd', 'ADHD'],
  ['learning-differences', 'Learning differences'],
  ['anxiety-big-feelings', 'Anxiety and big feelings'],
  ['physical-disability', 'Physical disability'],
  ['hearing-vision', 'Hearing or vision'],
  ['gifted', 'Gifted'],
  ['food-allergies', 'Food allergies'],
  ['feeding-sleep', 'Feeding and sleep'],
];

export const dailyRhythmEnv: readonly Preference[] = [
  ['early-riser', 'Early riser'],
  ['night-owl', 'Night owl'],
  ['still-naps', 'Still naps'],
  ['fixed-bedtime', 'Fixed bedtime'],
  ['flexible-days', 'Flexible days'],
  ['quiet-places', 'Quiet places'],
  ['busy-lively', 'Busy and lively'],
  ['home-days', 'Home days'],
  ['outdoors-every-day', 'Outdoors every day'],
  ['daycare-preschool', 'Daycare or preschool'],
  ['school-week', 'School week'],
  ['homeschool', 'Homeschool'],
];
