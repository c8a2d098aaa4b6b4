/** The emails to the owner and to a visitor, in English. */
export const mails = {
  leadSubject: 'Estimate request from {name} ({about})',
  leadTitle: 'New estimate request',
  leadCallLink: 'Call',
  leadCall: 'Call {name}: {phone}',
  leadReply: 'Reply to this email to answer.',
  leadName: 'Name',
  leadPhone: 'Phone',
  leadPhoneTyped: '{phone}, typed as “{typed}”',
  leadEmail: 'Email',
  leadAddress: 'Address',
  leadProjectType: 'Project type',
  leadForm: 'Form',
  leadPageTitle: 'Page title',
  leadPage: 'Page',
  leadFrom: 'Came from',
  leadReceived: 'Received',
  leadMessage: 'Message',
  leadNotAsked: '{question} (not on the current form)',
  leadWebsite: 'website',

  confirmationSubject: 'We received your request - {business}',
  confirmationTitle: 'We received your request',
  confirmationGreeting: 'Hello {name},',
  confirmationNameless: 'Hello,',
  confirmationThanks:
    'Thank you for contacting {business}. We received your request and will get back to you soon.',
  confirmationPhotos:
    'Photos received: {number} of {all}. To have them, or everything you sent, deleted, reply to this email.',
  confirmationNoPhotos: 'If you have photos of the project, reply to this email and attach them.',
  confirmationUrgent: 'If it is urgent, call us at {phone}.',

  photosSubject: 'More photos from {name}',
  photosTitle: 'More photos',
  photosMore: 'These photos belong to an earlier request from {name}.',
  photosAttached: 'Photos attached: {number}',
  photosNotAttached:
    'Stored, but too large for this email: {names}. Ask the person who maintains your website for them.',
  photosRefused:
    'Stored, but the mail server refused this email with them: {names}. Ask the person who maintains your website for them.',
  photosMissing: '{number} of {all} photos had not arrived yet. If they do, one more email follows.',

  digestSubjectOne: '{business}: {number} request in the last day',
  digestSubjectOther: '{business}: {number} requests in the last day',
  digestTitle: 'Daily summary from your website',
  digestReceived: 'Requests in the last 24 hours: {number}',
  digestHeld: 'Suspected spam, not emailed: {number}',
  digestOthers: 'The newest {number} are listed here; all are stored.',
  digestSenders: 'Requests of {number} senders are listed here; all are stored.',
  digestSameSender: 'The same sender sent {number} more.',
  digestLeaving:
    'Requests older than {months} months are deleted from the database: {number} within the next seven days.',
  digestLeavingPhotos:
    'Photos older than {months} months are deleted from the database: {number} within the next seven days.',
  digestPhotos:
    'Photos fill {percent}% of their space in the database. Once it is full, visitors can send no more of them; their requests still arrive.',
  digestPhotoSender:
    '{percent}% of it was taken by the sender of this request: {lead} The person who maintains your website can delete these photos: request {id}.',
  digestReason: 'Reason: {reason}.',
  digestMoreThan: 'more than {number}',
  allSent: 'All emails were sent.',
  noneWaiting: 'No email is waiting to be sent.',
  attemptsOne: '{number} attempt',
  attemptsOther: '{number} attempts',
  waitingOne: '{number} email is waiting to be sent, the oldest since {time}, after {attempts}.',
  waitingOther: '{number} emails are waiting to be sent, the oldest since {time}, after {attempts}.',
  lastError: 'The last error of the mail server: {error}',
  ownMail: 'An email to you',
  mailAbout: 'The email about {lead}',
  givenUp:
    '{mail} was refused by the mail server and is not tried again after {attempts}. Its error: {error}',

  heldHidden: 'filled in a field that only bots see',
  heldFast: 'filled in within {seconds} seconds',
  heldSender: 'more than {limit} requests in an hour from one sender',
  heldFlood: 'part of a flood of requests',

  floodSubject: '{business}: too many requests at once; new ones are on hold',
  floodTitle: 'Too many requests at once',
  floodWhat:
    'Your website received requests from more than {limit} senders within an hour. That is probably a program, not customers.',
  floodKept:
    'All requests are stored. They are emailed as soon as fewer arrive, those that look like customers first. Nothing is lost.',
  floodNext:
    'The daily summary lists who sent those that are held. Ask the person who maintains your website for the full list.',
} as const;
