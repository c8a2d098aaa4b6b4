/** The notices after a form was sent. The specification (spec.txt, section 8) fixes their wording. */
export const notices = {
  failed: 'Failed to send message',
  unknown: 'An unknown error occurred',
  /** Used as the error message if no reply came. */
  unreached: 'The message could not be sent',
  tryAgain: (words: string, phone: string) => `${words}. Please try again or call us directly at ${phone}`,
  sent: 'Message Sent!',
  /** Followed by the `promise` of the business. */
  thanks: 'Thank you for contacting us.',
  broken: 'Something went wrong',
  brokenText:
    "We're sorry, but there was an error loading the application. Please refresh the page to try again.",
  details: 'Error Details',
  refresh: 'Refresh Page',
};
