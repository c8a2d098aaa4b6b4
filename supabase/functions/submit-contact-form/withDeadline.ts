/** The promise's result, or a `TimeoutError` after `milliseconds`; `cancel` is then called. */
export async function withDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  cancel: () => void,
): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError'));
    cancel();
  }, milliseconds);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
