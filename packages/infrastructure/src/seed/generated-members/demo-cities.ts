export interface DemoCity {
  readonly state: string;
  readonly city: string;
  readonly zips: readonly string[];
  readonly members: number;
}

const demoCity = (state: string, city: string, members: number, zips: string): DemoCity => ({
  state,
  city,
  members,
  zips: zips.split(' '),
});

/** Uneven, like a young community: most members in the first city, a few in the towns around. */
export const demoCities: readonly DemoCity[] = [
  demoCity(
    'NY',
    'Brooklyn',
    84,
    '11201 11205 11206 11209 11211 11215 11216 11217 11218 11225 11226 11231 11238',
  ),
  demoCity('NY', 'Queens', 26, '11101 11102 11103 11105 11106 11372 11375 11377'),
  demoCity('NJ', 'Jersey City', 18, '07302 07304 07306 07307'),
  demoCity('IL', 'Chicago', 48, '60608 60613 60614 60618 60622 60625 60640 60647 60657'),
  demoCity('IL', 'Evanston', 12, '60201 60202'),
  demoCity('IL', 'Oak Park', 10, '60301 60302 60304'),
  demoCity('TX', 'Austin', 42, '78702 78704 78705 78722 78723 78731 78745 78751 78757'),
  demoCity('TX', 'Round Rock', 10, '78664 78665 78681'),
  demoCity('WA', 'Seattle', 36, '98103 98105 98107 98115 98117 98118 98122 98144'),
  demoCity('WA', 'Bellevue', 10, '98004 98006 98008'),
  demoCity('GA', 'Atlanta', 34, '30305 30306 30307 30309 30312 30316 30317'),
  demoCity('GA', 'Decatur', 12, '30030 30032 30033'),
  demoCity('OR', 'Portland', 20, '97202 97206 97211 97212 97214 97217'),
  demoCity('CO', 'Denver', 18, '80205 80206 80210 80211 80212 80218'),
  demoCity('MA', 'Boston', 20, '02118 02124 02127 02130 02131 02132'),
];
