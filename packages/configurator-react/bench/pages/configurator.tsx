import { ConfiguratorProvider, SectionView } from '../../src/index.ts';
import '../../src/theme/theme.css';
import { readWork, startPage } from './start-page.ts';

const work = readWork();

/**
 * Ours, with its theme, which leaves sections out of sight to be laid out later: a key may then cost less than on the
 * bare page. Mounting reads and compiles the template too, and every key also validates and prices.
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
