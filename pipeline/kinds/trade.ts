import { field, type Kind } from './kind';

const NAMES =
  'AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub CommunityHealth ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition Distillery DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore LocalBusiness Locksmith LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing Obstetric OfficeEquipmentStore Oncologic Optician Optometric Otolaryngologic OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental WholesaleStore Winery';

/** Every type of business with a place or a service area: schema.org's `LocalBusiness` and its subtypes. */
export const trades: readonly string[] = NAMES.split(' ');

/** A type of business of schema.org. */
export const tradeKind: Kind<string> = {
  name: 'trade',
  example: 'GeneralContractor',
  about:
    'Write your trade as schema.org calls it, such as Plumber or GeneralContractor. All types are at https://schema.org/LocalBusiness. Where none fits, write HomeAndConstructionBusiness or LocalBusiness.',
  parse: parseTrade,
  read: (typed) => {
    const plain = typed.toLowerCase().trim();
    const bare = plain.replace(
      /^(?:home|house|residential)\s+|\s+(?:contractors?|company|business|services?|co\.?)$/g,
      '',
    );
    const [named, ...others] = new Set(bare.split(/\W+/).flatMap((word) => EVERYDAY.get(word) ?? []));
    const ofOneWord = others.length === 0 ? named : undefined;
    const trade =
      parseTrade(plain) ?? EVERYDAY.get(bare) ?? EVERYDAY.get(plain) ?? parseTrade(bare) ?? ofOneWord;
    return trade ? [trade] : [];
  },
  names: () => trades,
  advice: (_typed, { reading }) =>
    `“{typed}” is not a trade that search engines know. ${reading ? `Write ${reading}.` : 'Choose one from the list that FIELDS.md links to, or write HomeAndConstructionBusiness.'}`,
  inForm:
    'Write your trade by its usual name, such as plumber, roofer or remodeling contractor. If none fits, write handyman.',
};

export const trade = (about: string) => field(tradeKind, about);

export function parseTrade(input: string): string | undefined {
  return trades.find((name) => name.toLowerCase() === input.toLowerCase().replace(/\s/g, ''));
}

/** Everyday names of trades, by the term of schema.org. */
const EVERYDAY = new Map(
  Object.entries({
    GeneralContractor: 'contractor gc builder remodeler remodeling renovation construction',
    HomeAndConstructionBusiness: 'handyman landscaper landscaping carpenter carpentry',
    HousePainter: 'painter painting',
    RoofingContractor: 'roofer roofing',
    Plumber: 'plumbing',
    Electrician: 'electrical',
    MovingCompany: 'mover moving',
    HVACBusiness: 'heating hvac',
  }).flatMap(([term, names]) => names.split(' ').map((name) => [name, term] as const)),
);
