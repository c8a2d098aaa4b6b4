/** What the sample site in `content/` says of itself, by which it is recognized, and its traces in another site. */
export const sampleSite = 'https://www.maplerow.example';

export const sampleFacts = {
  name: ['Maple Row Remodeling', 'Maple Row', 'maplerow.example'],
  town: ['Pitman', 'Mullica Hill', 'Mantua Township', 'Washington Township', 'Glassboro', 'Sewell'],
  county: ['Gloucester', 'Camden', 'Burlington', 'Atlantic', 'Cape May', 'Cumberland', 'Salem'].map(
    (name) => `${name} County`,
  ),
  'phone number': ['(856) 555-0142', '(856) 555-0187'].flatMap((phone) => {
    const digits = phone.replace(/\D/g, '');
    return [phone, digits, `1${digits}`];
  }),
  license: ['13VH00000000'],
  person: [
    'Colleen Dunleavy',
    'Luis Ortega',
    'Marcus Whitfield',
    'Priya Nair',
    'Renee Brannock',
    'Tom Brannock',
    'Anita Rao',
    'Beth Hanratty',
    'Charles Ozorio',
    'Denise Fullerton',
    'Eileen McGarry',
    'Greg Lindqvist',
    'Harold and Jean Vance',
    'Karen and Joe Delmonte',
    'Laura Pettit',
    'Maria Esposito',
    'Naomi Feldman',
    'Patrick Quigley',
    'Robert Castellano',
    'Sandeep Gill',
    'Steve Kowalczyk',
    'Tanya Brooks',
  ],
} as const satisfies Record<string, readonly string[]>;
