/** What a visitor is told after sending a form, to the letter: spec.txt section 8. */
export const notices = {
  failed: 'Failed to send message',
  unknown: 'An unknown error occurred',
  /** Stands for the error's words where no reply came. */
  unreached: 'The message could not be sent',
  tryAgain: (words: string, phone: string) => `${words}. Please try again or call us directly at ${phone}`,
  sent: 'Message Sent!',
  /** What the business promises stands behind it. */
  thanks: 'Thank you for contacting us.',
  broken: 'Something went wrong',
  brokenText:
    "We're sorry, but there was an error loading the application. Please refresh the page to try again.",
  details: 'Error Details',
  refresh: 'Refresh Page',
};
