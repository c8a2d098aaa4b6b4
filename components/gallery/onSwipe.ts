/** Pixels that a finger has to move sideways. */
const DISTANCE = 40;

/** Tells when a finger was moved sideways over `place`: 1 for what comes next, -1 for what was before. */
export function onSwipe(place: HTMLElement, swiped: (step: 1 | -1) => void): void {
  let began: PointerEvent | undefined;
  place.addEventListener('pointerdown', (event) => {
    // A second finger means zooming.
    began = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
  });
  place.addEventListener('pointercancel', () => {
    began = undefined;
  });
  place.addEventListener('pointerup', (event) => {
    if (!began || event.pointerId !== began.pointerId) return;
    const across = event.clientX - began.clientX;
    const down = event.clientY - began.clientY;
    began = undefined;
    if (Math.abs(across) >= DISTANCE && Math.abs(across) > Math.abs(down)) swiped(across < 0 ? 1 : -1);
  });
}
