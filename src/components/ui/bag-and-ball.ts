/** A gym bag that stands open, and the ball beside it: the picture of an `EmptyState` where a cart is empty. */
export const BAG_AND_BALL =
  'M10 60V30h48v30zM22 30v-6a12 12 0 0 1 24 0v6M10 40h48M2 60h92M64 46a14 14 0 1 0 28 0 14 14 0 1 0-28 0M64 46h28M78 32v28M68 36c7 5 7 15 0 20M88 36c-7 5-7 15 0 20';
