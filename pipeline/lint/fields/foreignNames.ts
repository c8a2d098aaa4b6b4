/** The names of our fields in Jekyll, Hugo, Astro, Eleventy, Decap and exports of WordPress, and names that people use. A key such as `project.town` is for that content type only. */
const OUR_NAMES: Record<string, string> = {
  'area.name': 'city town cityname townname location areaname',
  'project.town': 'city location place',
  'project.services': 'service kind category categories servicetype projecttype',
  'review.date': 'createddate',
  'review.name': 'author customer client clientname customername reviewer authorname',
  'review.project': 'service job work servicetype projecttype',
  answer: 'a reply',
  author: 'authors byline writer postauthor',
  buttons: 'button cta actions',
  category: 'categories topic',
  cost: 'price amount total budget',
  costShown: 'showcost costpublished publishcost showprice priceshown',
  date: 'day written when reviewdate',
  description:
    'desc bio biography metadescription metadesc seodescription seodesc ogdescription summary excerpt postexcerpt shortdescription',
  email: 'mail',
  excerpt: 'summary postexcerpt subtitle teaser shortdescription',
  expiresAt: 'expirydate expiredate unpublishdate',
  faq: 'questions faqs',
  experience: 'yearsexperience',
  finished: 'completed completedon completiondate completeddate done month year finishdate',
  heading: 'headline header title subject',
  holidays: 'closedon closeddays vacation specialhours',
  hours: 'openinghours',
  image:
    'picture photo img thumbnail thumb teaser cover coverimage coverphoto banner bannerimage hero heroimage header headerimage imagepath featureimage featuredimage ogimage socialimage shareimage seoimage',
  keywords: 'tags metakeywords seokeywords',
  label: 'linktitle shorttitle navtitle menutitle',
  license: 'licensenumber',
  location: 'town city place hometown',
  order: 'weight menuorder sortorder ordernumber sort position rank',
  pairs: 'beforeafter beforeandafter',
  photo: 'image imagepath picture avatar headshot portrait',
  photos: 'pictures images gallery',
  phone: 'telephone tel mobile phonenumber',
  postalCode: 'zip zipcode postcode',
  publishedAt: 'date published day pubdate publishdate postdate datepublished created createdat',
  question: 'q',
  rating: 'stars starrating score',
  review: 'testimonial quote',
  role: 'position job jobtitle title',
  services: 'service kind',
  source: 'from website platform origin',
  state: 'province region',
  street: 'address',
  text: 'body content copy subheading subtitle description',
  times: 'hours time',
  title: 'headline heading metatitle seotitle pagetitle ogtitle posttitle',
  took: 'duration time weeks length projectduration',
  town: 'city',
  updatedAt:
    'lastmod updated updateddate lastupdated modified lastmodified lastmodifiedat datemodified modifieddate',
  url: 'sourceurl reviewurl link website web address',
};

/** Names without an equivalent: settings of other programs, and dates and lists that our files do not have. */
const WITHOUT_USE = new Set(
  `layout template templatekey templateengineoverride toc tableofcontents type featured pinned sticky comments comment commentstatus
  math mathjax id guid uid wpid postid postname posttype postformat poststatus dsqthreadid views icon lang language locale translationkey
  menu menus nav navorder parent haschildren ogimage tocsticky eleventynavigation eleventyexcludefromcollections eleventycomputed sitemap sitemapexclude
  priority changefreq slug canonical canonicalurl excerptseparator classes sidebar share showtoc hidemeta disableshare outputs markup
  resources weight order date lastmod updated updateddate modified pubdate created author authors category categories tag tags
  readingtime status`.split(/\s+/),
);

/** Names that owners use for the text below the fields. */
export const BODY_NAMES = /^(?:text|body|words?|quotes?|reviews?|testimonials?|comments?|content|message)$/i;

/** Groups for search engines. */
const SEARCH = /^(?:seo|yoast|metadata)$/;
/** Names of the old addresses of a page. */
const ADDRESSES = /^(?:permalink|alias(?:es)?|redirectfrom|oldurls?)$/;

/** What becomes of a field of another program for which there is none here. */
export function foreignUse(key: string): 'address' | 'search' | 'delete' | 'note' {
  const word = letters(key);
  if (ADDRESSES.test(word)) return 'address';
  if (SEARCH.test(word)) return 'search';
  return WITHOUT_USE.has(word) ? 'delete' : 'note';
}

/** The first of `names` that is our name for the field. */
export function ourName(key: string, type: string, names: readonly string[]): string | undefined {
  const word = letters(key);
  const isCalled = (name: string) => letters(name) === word || OUR_NAMES[name]?.split(' ').includes(word);
  return names.find((name) => isCalled(`${type}.${name}`)) ?? names.find(isCalled);
}

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Fields that hide a page in other programs, and fields that show it. */
const HIDES = /^(?:draft|hidden|hide|private|unpublished)$/i;
const SHOWS = /^(?:visible|show|shown|online|public|publish|published|approved|active|live)$/i;

/** Our line for a field that hides a page or keeps it out of search results: `published: no` or `listed: no`. Empty if the field only confirms the default; `undefined` if it is another field. */
export function hidingLine(key: string, value: unknown): string | undefined {
  const text = typeof value === 'object' ? '' : String(value).toLowerCase();
  const isYes = /^(?:true|yes|on|1)$/.test(text);
  const isNo = /^(?:false|no|off|0)$/.test(text);
  if (/^(?:no_?index|robots)$/i.test(key)) return isYes || text.includes('noindex') ? 'listed: no' : '';
  if (/^(?:status|state|visibility)$/i.test(key)) return lineFor(HIDES.test(text), SHOWS.test(text));
  const [hides, shows] = [HIDES.test(key), SHOWS.test(key)];
  return lineFor((hides && isYes) || (shows && isNo), (hides && isNo) || (shows && isYes));
}

function lineFor(isHidden: boolean, isShown: boolean): string | undefined {
  if (isHidden) return 'published: no';
  return isShown ? '' : undefined;
}
