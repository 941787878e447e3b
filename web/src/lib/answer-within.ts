/** What a promise resolves to, or `otherwise` when it fails or takes longer than so many milliseconds. */
export function answerWithin<Answer>(promise: Promise<Answer>, milliseconds: number, otherwise: Answer): Promise<Answer> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(otherwise), milliseconds);
    void promise
      .catch(() => otherwise)
      .then((answer) => {
        clearTimeout(limit);
        resolve(answer);
      });
  });
}
