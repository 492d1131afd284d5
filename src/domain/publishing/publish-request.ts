/**
 * The type and the id of the document that the Studio writes when someone presses "Publish now": Sanity
 * checks who may write it, and its webhook brings it to us, signed. No page shows it.
 */
export const PUBLISH_REQUEST = 'publishRequest';
