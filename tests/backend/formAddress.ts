import type { Stack } from '../../scripts/stack/startStack';

/** The address of a stack's function. */
export const formAddress = ({ functionUrl }: Pick<Stack, 'functionUrl'>) =>
  `${functionUrl}/submit-contact-form`;
