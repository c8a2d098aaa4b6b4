/** Pages of one kind are made of the same parts; more kinds than this do not stand near each other. */
const MOST = 200;

/** The same function, which does not do again what it did of late. What was asked for longest ago is forgotten first. */
export function remember<Answer>(make: (from: string) => Answer): (from: string) => Answer {
  const answers = new Map<string, Answer>();
  return (from) => {
    const answer = answers.get(from) ?? make(from);
    answers.delete(from);
    answers.set(from, answer);
    const [oldest] = answers.keys();
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
