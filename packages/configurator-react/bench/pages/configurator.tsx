import { ConfiguratorProvider, SectionView } from '../../src/index.ts';
import '../../src/theme/theme.css';
import { readWork, startPage } from './start-page.ts';

const work = readWork();

/**
 * Ours, with its theme. The theme skips the layout of sections out of view, so a key may cost less than on the bare
 * page. Mounting also parses and compiles the template, and every key also validates and prices.
 */
startPage(work, () => (
  <ConfiguratorProvider template={work.template} initialValues={work.values}>
    <form className="cfg cfg-root">
      {work.template.sections.map((section, index) => (
        <SectionView key={section.id} index={index} />
      ))}
    </form>
  </ConfiguratorProvider>
));
