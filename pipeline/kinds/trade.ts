import type { Kind } from './kind';

const NAMES =
  'AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub CommunityHealth ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition Distillery DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore LocalBusiness Locksmith LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing Obstetric OfficeEquipmentStore Oncologic Optician Optometric Otolaryngologic OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental WholesaleStore Winery';

/** schema.org's `LocalBusiness` and its subtypes. */
export const trades: readonly string[] = NAMES.split(' ');

export const tradeKind: Kind<string> = {
  name: 'trade',
  example: 'GeneralContractor',
  instruction: 'the name of a type of business',
  about:
    'Write your trade as schema.org calls it, such as Plumber or GeneralContractor. All types are at https://schema.org/LocalBusiness. Where none fits, write HomeAndConstructionBusiness or LocalBusiness.',
  parse: parseTrade,
  // A sentence says more than a trade, so none is taken from it.
  read: (typed) =>
    /[.!?]\s/.test(typed)
      ? undefined
      : (parseTrade(typed) ?? findTrade(typed)?.type ?? parseTrade(bare(typed))),
  names: () => trades,
  advice: (_typed, { reading }) =>
    `“{typed}” is not a trade that search engines know. ${reading ? `Write ${reading}.` : 'Choose one from the list that FIELDS.md links to, or write HomeAndConstructionBusiness.'}`,
  adviceInForm:
    'Write your trade by its usual name, such as plumber, roofer or remodeling contractor. If none fits, write handyman.',
};

export function parseTrade(input: string): string | undefined {
  return trades.find((name) => name.toLowerCase() === input.toLowerCase().replace(/\s/g, ''));
}

/** Common names of trades by an id, after the type that schema.org has for them; without a type, `HomeAndConstructionBusiness`. */
const EVERYDAY = {
  generalContractor: 'GeneralContractor: contractor, general, contracting, builder, construction, gc',
  remodeler: 'GeneralContractor: remodeler, remodeling, renovation, kitchen remodeler, kitchen and bath',
  handyman: 'handyman, handywoman, handyperson, repair, odd job',
  electrician: 'Electrician: electrician, electric, electrical',
  hvac: 'HVACBusiness: hvac, heating and cooling, heating, air conditioning, ac, furnace',
  painter: 'HousePainter: painter, painting',
  locksmith: 'Locksmith: locksmith, lock',
  mover: 'MovingCompany: mover, moving',
  plumber: 'Plumber: plumber, plumbing',
  roofer: 'RoofingContractor: roofer, roofing, roof',
  landscaper: 'landscaper, landscaping, landscape, lawn care, lawn, gardener, gardening, yard work',
  poolBuilder: 'pool builder, pool construction',
  treeService: 'tree, tree care, tree removal, arborist',
  mason: 'mason, masonry, bricklayer, brick, stone mason',
  fence: 'fence, fencing, fence builder, fence installer',
  concrete: 'concrete, cement, paving',
  carpenter: 'carpenter, carpentry, woodworker, deck, deck builder',
  flooring: 'flooring, floor, tile, tile setter',
  windows: 'window, window installer, siding',
  cleaner: 'cleaner, cleaning, maid',
};

export const everydayTrades = Object.entries(EVERYDAY).map(([id, words]) => {
  const [names = '', type = 'HomeAndConstructionBusiness'] = words.split(': ').reverse();
  return { id, type, names: names.split(', ') };
});

/** The first everyday trade in a text, with the `name` that was found. `isOnly`: the text is nothing else. */
export function findTrade(typed: string) {
  // “septic pumping and repair” is one trade.
  const parts = typed.split(/\s*(?:[&,;/+]|\band\b)\s*(?:repairs?$)?/i);
  for (const part of [typed, ...parts]) {
    const type = parseTrade(part);
    const found = everydayTrades.find((each) => each.type === type || each.names.includes(bare(part)));
    if (found) return { ...found, name: bare(part), isOnly: part === typed };
  }
  return undefined;
}

/** In lowercase and singular, without common words such as “company”. */
function bare(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replace(/s\b/g, '')
    .replace(/[^a-z]+/g, ' ');
  return plain.replace(COMMON, '').trim() || plain.trim();
}
const COMMON = / ?\b(?:home|house|residential|licensed|contractor|company|busines|service|co)\b/g;
