import { createStore } from 'zustand/vanilla';
import { sessionStore } from './session.ts';

interface SignInDialog {
  /**
   * Area of the open page, which shows a dialog to sign in again if the session is lost. The administration also asks for
   * the second factor. Null for pages that work without a session.
   */
  area: 'account' | 'admin' | null;
  /** Whether the user closed the dialog; until the next loss. */
  isClosed: boolean;
}

/** The dialog to sign in again. */
export const signInDialog = createStore<SignInDialog>(() => ({ area: null, isClosed: false }));

sessionStore.subscribe(({ loss }) => {
  if (loss === null && signInDialog.getState().isClosed) signInDialog.setState({ isClosed: false });
});
