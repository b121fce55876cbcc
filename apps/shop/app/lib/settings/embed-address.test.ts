import { describe, expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';

describe('URL of an embed', () => {
  it('The URL is read from the stored element or is the text itself', () => {
    expect(embedAddress('<iframe width="1" src="https://player.vimeo.com/video/1" allow></iframe>')).toBe(
      'https://player.vimeo.com/video/1',
    );
    expect(embedAddress(' https://player.vimeo.com/video/1 ')).toBe('https://player.vimeo.com/video/1');
  });
});
