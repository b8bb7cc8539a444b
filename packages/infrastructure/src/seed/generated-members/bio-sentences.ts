/** Sentences by the answers that the member has given. */
export const aboutInterests: Readonly<Record<string, readonly string[]>> = {
  reading: [
    'I read one novel a month, most of it in waiting rooms.',
    'There is always a book in the glove box.',
  ],
  'reading-books': [
    'My library card is the most used card I own.',
    'I join every book club and finish half of the books.',
  ],
  fitness: [
    'I run before anyone is awake, slowly and with good music.',
    'I signed up for a half marathon in a weak moment.',
  ],
  'fitness-wellness': ['I am back at the gym twice a week and proud of it.'],
  cooking: [
    'I cook too much soup on Sundays and like to give it away.',
    'My kitchen is small, and there is usually a pot on.',
  ],
  'cooking-nutrition': ['I am working my way through one cookbook, page by page.'],
  baking: ['I bake bread that is better than it looks.', 'Expect banana bread; we never finish our bananas.'],
  gardening: [
    'I grow herbs on the windowsill and zucchini wherever they let me.',
    'I have tomato seedlings to give away every May.',
  ],
  hiking: [
    'My idea of a good weekend is a trail, a thermos and wet socks.',
    'I know three easy trails with a creek at the end.',
  ],
  yoga: ['Yoga keeps me kind; ask my family.', 'I unroll the mat every day and use it on most.'],
  crafts: ['I knit badly and give everyone hats.'],
  'arts-crafts': ['There is glue on our table at all times.'],
  'diy-projects': ['I have built two bunk beds and regret only one of them.'],
  photography: [
    'I take far too many pictures of ordinary mornings.',
    'I still shoot film and forget where I put it.',
  ],
  music: ['I sing alto in a choir that needs altos.', 'The radio is on in every room we are in.'],
  'music-dance': ['We have a kitchen dance floor and low standards.'],
  travel: ['Before kids I traveled by night train; now by minivan.'],
  'travel-adventure': ['We are planning a summer of state parks with one tent.'],
  faith: ['Church on Sunday is our anchor, and the potluck after it too.'],
  homesteading: ['We keep three hens and a great deal of compost.'],
  minimalism: ['I own nine plates and would like to own eight.'],
  fashion: ['I thrift most of what we wear and mend the rest.'],
  'fashion-style': ['I sew one good dress a year.'],
  gaming: ['I play old video games once the house is quiet.'],
  movies: [
    'I have not seen the end of a movie in a while and would like to.',
    'Name an old musical; I have seen it twice.',
  ],
  volunteering: [
    'I pack boxes at the food pantry twice a month.',
    'I run the lost-and-found at the library, for free and with joy.',
  ],
  entrepreneurship: ['I run a small business from the dining table.'],
  sports: ['I still play in a rec league and ice my knees after.', 'I shout at baseball games, kindly.'],
  wellness: ['I go to bed at nine and recommend it.'],
  'environmental-conscious': ['We do most things by bike and keep a worm bin.'],
  'career-focused': ['I like my work a lot and like talking about it.'],
};

/** The member's situation, by what they need support with. */
export const aboutSituation: Readonly<Record<string, readonly string[]>> = {
  'postpartum-support': [
    'The nights are short just now, so be gentle.',
    'Four months in, I would love to talk to a grown-up.',
  ],
  'military-spouse': ['My husband is deployed, so we make our own village.'],
  'single-parenting': [
    'It is just us at home, and we do well with a little backup.',
    'One parent, one car, one very good slow cooker.',
  ],
  'special-needs': ['We know every therapist in the area and trade tips gladly.'],
  'working-mom': [
    'I work full time and make the most of what is left.',
    'I answer e-mail for a living and would rather be at the park.',
    'I teach fourth grade and have seen every kind of glue.',
    'I drive a city bus and know every playground on my route.',
    'I clean teeth for a living, and yes, we brush.',
    'I run the front desk of a vet clinic.',
    'I cut hair three streets from home.',
    'I write grant applications at the kitchen table.',
    'I am a nurse, and I will look at your rash.',
    'I keep the books for a bakery and am paid partly in rye.',
    'I translate manuals; ask me anything about dishwashers.',
    'I fix bicycles and can fix yours.',
  ],
  'stay-at-home-mom': [
    'I am home with the kids and ready for grown-up company.',
    'I left a desk job for this one; the coffee was better there.',
    'Our days are long and mostly outside.',
  ],
  'new-to-area': [
    'We moved to {city} this year and still get lost on the way to the good playground.',
    'New in {city}: show me your favorite bench.',
  ],
  'first-time-mom': [
    'First time at all of this; tell me what worked for you.',
    'I have read all the books and would now like to ask a person.',
  ],
  multiples: ['Twins, so we arrive late and loud.'],
  'blended-family': ['We are a patchwork family with two sets of everything.'],
};

/** How the member would like to meet. */
export const aboutMeeting: Readonly<Record<string, readonly string[]>> = {
  'coffee-dates': [
    'Coffee first, small talk optional.',
    'I know a café with one quiet corner.',
    'I will walk a mile for good coffee; come along.',
  ],
  'video-calls': ['A quick video call first is fine with me.'],
  'park-meetups': [
    'Meet us at the swings; we bring oranges.',
    'We are at the playground in any weather.',
    'Look for the blue blanket in the park; that is us.',
    'The park with the big slide is our second living room.',
  ],
  'group-hangouts': ['The more of us, the better.', 'Our table has two leaves and we use both.'],
  'one-on-one': [
    'I am better with one person than with ten.',
    'One good neighbor would make this place home.',
  ],
  'text-first': ['Text me first; I answer slowly and always.', 'Write to me; I am funnier in writing.'],
  'weekend-outings': [
    'I like a plan for the weekend and snacks for the road.',
    'We keep a bag packed by the door for sunny weekends.',
  ],
};

export const aboutLookingFor: Readonly<Record<string, readonly string[]>> = {
  'babysitting-swaps': [
    'Happy to trade an afternoon of babysitting for another.',
    'Your two hours for my two hours, and everyone gets a haircut.',
  ],
  'workout-buddy': ['Looking for someone to walk fast with.'],
  'emergency-contacts': ['It would be good to have one more number on the fridge.'],
  'school-events': ['Someone to sit next to at school events would be nice.'],
  'support-group': ['I would love a small circle that meets and means it.'],
};
